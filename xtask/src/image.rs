//! `cargo xtask image`: the program as a container image (deploy/Containerfile), static and alone,
//! built by buildah, podman or docker; with buildah it is also tried out.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::steps::step;

const NAME: &str = "aedile";
/// The image is the program and nothing else.
const MOST_BYTES: u64 = 48 << 20;
const USER: &str = "65532:65532";
const ANSWERS_WITHIN: Duration = Duration::from_secs(10);
/// Neither overlay file systems nor namespaces are needed to build it.
const BUILDAH: &[&str] = &["--storage-driver", "vfs"];

/// The image's root, read-only but for `/data`, and in it the program as the image's user.
const READ_ONLY: &str = r#"set -e
mount --bind "$1" "$1"
mount -t tmpfs -o mode=0777 tmpfs "$1/data"
mount -o remount,ro,bind "$1"
exec chroot --userspec="$2" "$1" /aedile serve --listen 127.0.0.1:0 --data /data/aedile.db"#;

/// What builds images.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Builder {
    Podman,
    Docker,
    Buildah,
}

/// Builds the image, with the program of this profile.
pub fn image(root: &Path, profile: &str) -> Result<(), String> {
    let builder = Builder::found().ok_or("an image needs buildah, podman or docker")?;
    let context = context(root, profile)?;
    let file = root.join("deploy/Containerfile");
    run(builder.build(&file, &context))?;
    println!("image {NAME} built by {}", builder.program());
    match builder {
        Builder::Buildah => try_out(),
        Builder::Podman | Builder::Docker => Ok(()),
    }
}

/// Builds the image with the profile that is soonest there and tries it out, where a container can
/// be made: that is up to the machine, also where everything is installed.
pub fn check(root: &Path) -> Result<(), String> {
    if is_possible() {
        return image(root, "release");
    }
    println!("left out: the container image, for buildah can make no container here");
    Ok(())
}

/// Whether an image can be built and tried out here: not in every container can one be made.
fn is_possible() -> bool {
    let mounts = Command::new("unshare").args(["--mount", "true"]).status();
    let mounts = mounts.is_ok_and(|status| status.success());
    mounts && Builder::Buildah.is_there() && builds()
}

/// Whether buildah can make the smallest container there is.
fn builds() -> bool {
    let tried = buildah(&["from", "scratch"]);
    tried.is_ok_and(|container| {
        buildah(&["mount", &container]).is_ok() & buildah(&["rm", &container]).is_ok()
    })
}

impl Builder {
    fn found() -> Option<Builder> {
        let all = [Builder::Buildah, Builder::Podman, Builder::Docker];
        all.into_iter().find(|builder| builder.is_there())
    }

    fn program(self) -> &'static str {
        match self {
            Builder::Podman => "podman",
            Builder::Docker => "docker",
            Builder::Buildah => "buildah",
        }
    }

    /// Docker is there only with its daemon.
    fn is_there(self) -> bool {
        let mut asked = Command::new(self.program());
        asked.arg("info").stdout(Stdio::null());
        let asked = asked.stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    }

    fn build(self, file: &Path, context: &Path) -> Command {
        let mut build = Command::new(self.program());
        match self {
            Builder::Buildah => build.args(BUILDAH).args(["build", "--isolation", "chroot"]),
            Builder::Podman | Builder::Docker => build.arg("build"),
        };
        build.args(["--tag", NAME, "--file"]);
        build.arg(file).arg(context);
        build
    }
}

/// A folder with what the image is made of.
fn context(root: &Path, profile: &str) -> Result<PathBuf, String> {
    let host = host()?;
    let words = ["build", "--package", "aedile", "--target", &host];
    let words = [&words[..], &["--profile", profile]].concat();
    let environment = [
        (
            "RUSTFLAGS",
            // Randomness by the system call alone: there is no /dev in the image.
            "-C target-feature=+crt-static -C strip=symbols \
             --cfg getrandom_backend=\"linux_getrandom\"",
        ),
        ("CARGO_TARGET_DIR", "target/image"),
    ];
    step(root, "static program", &words, &environment)?;
    let folder = root.join("target/image/context");
    let built = root.join("target/image").join(host).join(profile);
    let filled = std::fs::create_dir_all(folder.join("data"))
        .and_then(|()| std::fs::copy(built.join("aedile"), folder.join("aedile")));
    match filled {
        Ok(bytes) if bytes <= MOST_BYTES => Ok(folder),
        Ok(bytes) => Err(format!("the image would have {} MiB", bytes >> 20)),
        Err(error) => Err(format!("cannot fill {}: {error}", folder.display())),
    }
}

/// The target of this machine. Named, so that what is built for the build itself is not static.
fn host() -> Result<String, String> {
    let told = output(Command::new("rustc").arg("-vV"))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string)
        .ok_or_else(|| "rustc does not tell its host".to_string())
}

/// The image names its user, and its program plays with a root that cannot be written to.
fn try_out() -> Result<(), String> {
    let inspect = ["inspect", "--type", "image", "--format"];
    let user = buildah(&[&inspect[..], &["{{.OCIv1.Config.User}}", NAME]].concat())?;
    if user != USER {
        return Err(format!("the image runs as {user:?}"));
    }
    let container = buildah(&["from", "--pull-never", NAME])?;
    let tried = buildah(&["mount", &container]).and_then(|folder| serve_read_only(&folder));
    buildah(&["rm", &container])?;
    tried
}

fn serve_read_only(folder: &str) -> Result<(), String> {
    let mut program = Command::new("unshare");
    program.args(["--mount", "sh", "-c", READ_ONLY, "sh", folder, USER]);
    let program = program.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut program = program.map_err(|error| format!("cannot run unshare: {error}"))?;
    let answered = healthy(&mut program);
    let _ = program.kill();
    let _ = program.wait();
    answered
}

fn healthy(program: &mut Child) -> Result<(), String> {
    let said = program.stdout.take().ok_or("the program has no output")?;
    let mut line = String::new();
    let read = BufReader::new(said).read_line(&mut line);
    read.map_err(|error| error.to_string())?;
    let address = line.trim().rsplit_once("//").map(|(_, address)| address);
    let address = address.ok_or_else(|| format!("the image's program says {line:?}"))?;
    let answer = get(address, "/healthz").map_err(|error| error.to_string())?;
    match answer.starts_with("HTTP/1.1 200 ") {
        true => Ok(()),
        false => Err(format!("the image's program answers {answer:?}")),
    }
}

fn get(address: &str, path: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(ANSWERS_WITHIN))?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

fn buildah(words: &[&str]) -> Result<String, String> {
    output(Command::new("buildah").args(BUILDAH).args(words))
}

fn output(command: &mut Command) -> Result<String, String> {
    let done = command.stdin(Stdio::null()).output();
    match done {
        Ok(done) if done.status.success() => {
            Ok(String::from_utf8_lossy(&done.stdout).trim().to_string())
        }
        Ok(done) => Err(String::from_utf8_lossy(&done.stderr).trim().to_string()),
        Err(error) => Err(format!("cannot run {command:?}: {error}")),
    }
}

fn run(mut command: Command) -> Result<(), String> {
    match command.stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: {command:?}")),
        Err(error) => Err(format!("cannot run {command:?}: {error}")),
    }
}
