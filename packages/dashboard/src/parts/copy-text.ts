/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  // Browsers have the clipboard only on pages from HTTPS or localhost.
  if (isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
