// A CSS module exports the name of each of its classes; the build fails for a name that it doesn't have.
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module '*.css';
