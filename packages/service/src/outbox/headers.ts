export type Headers = Readonly<Record<string, string>>
