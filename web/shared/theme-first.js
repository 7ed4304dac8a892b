// Runs before anything is painted: the theme and the language that were chosen earlier.
{
  const root = document.documentElement;
  const theme = localStorage.getItem("aedile-theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  root.lang = localStorage.getItem("aedile-lang") ?? navigator.language.slice(0, 2);
}
