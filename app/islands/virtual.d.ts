declare module "virtual:islands" {
  const url: string;
  export default url;
  /** The files that it imports before it runs. */
  export const imported: readonly string[];
}
declare module "virtual:react-router/inject-hmr-runtime" {}
interface Document {
  readonly prerendering?: boolean;
}
