// Where everything begins.

import { open } from "./rooms.js";

open();
