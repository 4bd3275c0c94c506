interface Files {
  client: string;
  pages: readonly string[];
  late: readonly string[];
}

export function importsOf(name: string, texts: ReadonlyMap<string, string>): Set<string>;
export function joinChunks(files: Files, texts: ReadonlyMap<string, string>): Promise<Map<string, string>>;
