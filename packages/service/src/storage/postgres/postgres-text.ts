const texts = new Map<string, string>()

/** Replaces the markers of a statement with PostgreSQL syntax. */
export function postgresText(text: string): string {
  let known = texts.get(text)
  if (known === undefined) {
    known = text
      .replaceAll('{lock}', 'for update')
      .replaceAll('{skip locked}', 'for update skip locked')
      .replaceAll('{newest}', 'created_at desc, id desc')
    texts.set(text, known)
  }
  return known
}

/** Makes text columns compare byte by byte, whatever the locale of the database. */
export const postgresSchemaText = (text: string): string =>
  text.replaceAll(/(?<=\s)text(?=\s|,|\)|;|$)/g, 'text collate "C"')
