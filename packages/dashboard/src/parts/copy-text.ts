/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    // Browsers have the clipboard only on pages from HTTPS or localhost, and a browser may refuse it.
    await navigator.clipboard.writeText(text)
    return
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
