// React with nothing of ours: what it weighs, and the least that it takes to hydrate a page's HTML.
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleReact, minifyChunk } from '../../../src/build/bundles.mjs';

/** In the two steps of the client's own build: how React's modules are wrapped decides how often V8 parses them. */
async function bundle(contents, resolveDir) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    target: 'es2022',
    write: false,
  });
  const [[, code]] = await minifyChunk(['react-alone.js', outputFiles[0].text]);
  return code;
}

/** The brotli bytes of React and React DOM, with what every hydrated page needs of them. */
export async function weighReact() {
  return brotliCompressSync(await bundleReact()).length;
}

/** Runs in a page: the children of #root as text and [name, attributes, children]. */
export function readTree() {
  const isShown = ({ nodeType }) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE;
  function read(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    // React leaves what is inside to the server.
    const children = node.localName === 'noscript' ? [] : [...node.childNodes].filter(isShown).map(read);
    return [node.localName, attributes, children];
  }
  return [...document.getElementById('root').childNodes].filter(isShown).map(read);
}

// React's production build takes all other attributes by their own names, and compares none while hydrating.
const PROPS = { class: 'className', for: 'htmlFor' };

/** The tree as the code that creates its elements. */
export function treeCode(node) {
  if (typeof node === 'string') return JSON.stringify(node);
  const [name, attributes, children] = node;
  const props = Object.entries(attributes).map(([key, value]) => `${JSON.stringify(PROPS[key] ?? key)}:${JSON.stringify(value)}`);
  if (children.length > 0) props.push(`children:${childrenCode(children)}`);
  return `jsx(${JSON.stringify(name)},{${props.join()}})`;
}

function childrenCode(children) {
  return children.length === 1 ? treeCode(children[0]) : `[${children.map(treeCode).join()}]`;
}

/** A module that hydrates #root with the tree, and marks when it has. */
export function bundleFloor(tree, root) {
  return bundle(
    `import { useEffect } from 'react';
    import { jsx } from 'react/jsx-runtime';
    import { hydrateRoot } from 'react-dom/client';
    function Page() {
      useEffect(() => void performance.mark('hydrated'), []);
      return ${childrenCode(tree)};
    }
    hydrateRoot(document.getElementById('root'), jsx(Page, {}));`,
    root,
  );
}
