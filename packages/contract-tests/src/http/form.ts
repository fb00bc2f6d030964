/** The fields of a form by name. A list is a field that is sent several times; an object is a file. */
export type FormFields = Readonly<Record<string, FormField>>
type FormField = string | readonly string[] | { readonly file: string }

/** Writes a form. It does not use `FormData`, whose boundary is random: here equal fields give equal bytes. */
export function writeForm(fields: FormFields): { readonly contentType: string; readonly text: string } {
  const contents = JSON.stringify(fields)
  let boundary = 'pix-contract-tests'
  while (contents.includes(boundary)) boundary += '-'
  const parts = Object.entries(fields).flatMap(([name, field]) => partsOf(name, field))
  const text = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')
  return { contentType: `multipart/form-data; boundary=${boundary}`, text: `${text}--${boundary}--\r\n` }
}

function partsOf(name: string, field: FormField): string[] {
  const head = `Content-Disposition: form-data; name="${name}"`
  if (typeof field === 'string') return [`${head}\r\n\r\n${field}`]
  if (isList(field)) return field.map((value) => `${head}\r\n\r\n${value}`)
  return [`${head}; filename="${field.file}"\r\nContent-Type: text/plain\r\n\r\nx`]
}

const isList = (field: FormField): field is readonly string[] => Array.isArray(field)
