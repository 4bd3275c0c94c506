const HTML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);
}

/** Puts each value in place of its `{{name}}`, as it is. Throws when the template and the values don't fit. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(values));
  const document = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which the build does not have`);
    unused.delete(name);
    return value;
  });
  if (unused.size > 0) throw new Error(`index.html has no place for {{${[...unused].join('}}, {{')}}}`);
  return document;
}
