"""The kernel that Jaws of the Lion and Buttons & Bugs share; see README.md. It is no game by itself."""
