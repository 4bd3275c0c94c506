// A CSS module gives the name of each of its classes; the build refuses a name that it does not have.
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}
declare module '*.css';
