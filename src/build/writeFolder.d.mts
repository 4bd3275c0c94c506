export type Contents = ReadonlyMap<string, string | Uint8Array>;

export function writeFolder(folder: string, files: Contents, last?: Contents): Promise<Contents>;
