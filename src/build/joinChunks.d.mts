export function importsOf(name: string, texts: ReadonlyMap<string, string>): Set<string>;
export function joinChunks(client: string, texts: ReadonlyMap<string, string>): Promise<Map<string, string>>;
