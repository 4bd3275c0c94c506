// React with nothing of ours: what it weighs, and the least that it takes to hydrate a page's HTML.
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = 'es2022';

/** In the two steps of the client's own build: how React's modules are wrapped decides how often V8 parses them. */
async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    target,
    write: false,
  });
  const { code } = await transform(outputFiles[0].text, { minify: true, format: 'esm', target });
  return code;
}

const REACT = "export * from 'react'; export * from 'react/jsx-runtime'; export * from 'react-dom/client';";

/** The brotli bytes of React and React DOM, with what every hydrated page needs of them. */
export async function weighReact() {
  return brotliCompressSync(await bundle(REACT)).length;
}

/** Runs in a page: the children of #root as text and [name, attributes, children]. */
export function readTree() {
  const isShown = ({ nodeType }) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE;
  function read(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [node.localName, attributes, [...node.childNodes].filter(isShown).map(read)];
  }
  return [...document.getElementById('root').childNodes].filter(isShown).map(read);
}

// React's production build takes all other attributes by their own names, and compares none while hydrating.
const PROPS = { class: 'className', for: 'htmlFor' };

/** The tree as the code that creates its elements. */
function treeCode(node) {
  if (typeof node === 'string') return JSON.stringify(node);
  const [name, attributes, children] = node;
  const named = Object.entries(attributes).map(([key, value]) => [PROPS[key] ?? key, value]);
  const props = named.map((prop) => prop.map((part) => JSON.stringify(part)).join(':'));
  if (children.length > 0) props.push(`children:${childrenCode(children)}`);
  return `jsx(${JSON.stringify(name)},{${props.join()}})`;
}

function childrenCode(children) {
  return children.length === 1 ? treeCode(children[0]) : `[${children.map(treeCode).join()}]`;
}

/** A module that hydrates #root with the tree, and marks when it has. */
export function bundleFloor(tree) {
  return bundle(
    `import { useEffect } from 'react';
    import { jsx } from 'react/jsx-runtime';
    import { hydrateRoot } from 'react-dom/client';
    function Page() {
      useEffect(() => void performance.mark('hydrated'), []);
      return ${childrenCode(tree)};
    }
    hydrateRoot(document.getElementById('root'), jsx(Page, {}));`,
  );
}
