// Installs what a start leaves out, for the commands of package.json that need it: measuring, pictures, checks.
import { installOnce } from "./bootstrap.mjs";

installOnce("everything");
