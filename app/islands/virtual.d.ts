declare module "virtual:islands" {
  const url: string;
  export default url;
}
declare module "virtual:react-router/inject-hmr-runtime" {}
interface Document {
  readonly prerendering?: boolean;
}
