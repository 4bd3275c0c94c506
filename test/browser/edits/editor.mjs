import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What an edit does to the files of a copy. */
export function createEditor(folder, run) {
  const path = (file) => join(folder, file);
  const read = (file) => readFile(path(file), 'utf8');
  return {
    path,
    run,
    read,
    write: (file, text) => writeFile(path(file), text),
    /** Each change is a text, or a pattern, and what stands in its place. */
    async change(file, ...changes) {
      let text = await read(file);
      for (const [from, to] of changes) {
        const next = text.replace(from, to);
        if (next === text) throw new Error(`${file} has no ${from}`);
        text = next;
      }
      await rm(path(file));
      await writeFile(path(file), text);
    },
    fact(name, value) {
      return this.change('src/site.ts', [new RegExp(`^  ${name}: .*,$`, 'm'), () => `  ${name}: ${value},`]);
    },
    colour(name, value) {
      return this.change('styles/themes.css', [new RegExp(`^  --${name}: .*;$`, 'm'), `  --${name}: ${value};`]);
    },
    async page(id, component, address, file = `src/pages/${component}.tsx`) {
      const notice = (await read('src/pages/TermsPage.tsx')).replaceAll('TermsPage', component).replace('Terms of service', `The ${id}`);
      await writeFile(path(file), notice);
      await this.change(
        'src/routes.ts',
        ["import { TermsPage }", `import { ${component} } from './${file.slice(4)}';\nimport { TermsPage }`],
        ['  notFound: {', `  ${id}: {\n    path: '${address}',\n    title: \`The ${id} | \${site.brand}\`,\n` +
          `    description: 'What we are looking for at present, and how to tell us about yourself.',\n` +
          `    indexed: true,\n    headerTone: 'paper',\n    load: async () => ${component},\n  },\n  notFound: {`],
      );
      await this.change('src/content/navigation.ts', ["  { label: 'Contact', to: '/#contact' },", `  { label: 'The ${id}', to: '${address}' },\n  { label: 'Contact', to: '/#contact' },`]);
    },
  };
}
