/** A form body with its content type. `kind` describes how the body attacks the server. */
export interface HostileForm {
  readonly kind: string
  readonly type: string
  /** Creates the body. It is called when the form is sent, because all bodies together take gigabytes of memory. */
  readonly body: () => Buffer
}

/** Returns forms of almost `size` bytes. */
export function hostileForms(size: number): HostileForm[] {
  const room = size - 500
  const field = (name: string, more = ''): string =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  const parts = (part: (index: number) => string): string => {
    const all: string[] = []
    for (let length = 0, index = 0; length < room; index += 1) {
      const next = part(index)
      all.push(next)
      length += next.length
    }
    return `${all.slice(0, -1).join('')}--b--\r\n`
  }
  const fill = (unit: string): string => unit.repeat(Math.floor(room / unit.length))
  const dashes = '-'.repeat(69)
  const bodies: Readonly<Record<string, string>> = {
    'many parts': parts((index) => `${field(String(index))}\r\n`),
    'many parts of one name': parts(() => `${field('a')}\r\n`),
    'many files': parts((index) => `${field(String(index), '; filename="x"')}\r\n`),
    'many headers in a part': `--b\r\ncontent-disposition: form-data; name="a"\r\n${fill('x-a: b\r\n')}\r\nv\r\n--b--\r\n`,
    'a header that never ends': `--b\r\ncontent-disposition: form-data; name="${fill('a')}`,
    'a name of percent-encoding': `${field(fill('%22'))}v\r\n--b--\r\n`,
    'a header of spaces': `--b\r\ncontent-disposition: form-data;${fill(' ')}name="a"\r\n\r\nv\r\n--b--\r\n`,
    'nothing but line ends': `${field('a')}${fill('\r\n')}\r\n--b--\r\n`,
    'a long value': `${field('client_id')}${fill('a')}\r\n--b--\r\n`,
    'nothing but boundaries': fill('--b\r\n'),
    'boundaries that nearly are': `${field('a')}${fill('\r\n--c')}\r\n--b--\r\n`,
    'a long preamble': `${fill('x')}\r\n${field('a')}v\r\n--b--\r\n`,
  }
  const form = (kind: string, boundary: string, body: string): HostileForm => ({
    kind: `form: ${kind}`,
    type: `multipart/form-data; boundary=${boundary}`,
    body: () => Buffer.from(body),
  })
  return [
    ...Object.entries(bodies).map(([kind, body]) => form(kind, 'b', body)),
    form(
      'a long boundary that nearly matches all along',
      `${dashes}x`,
      `--${dashes}x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${fill('-')}\r\n--${dashes}x--\r\n`,
    ),
  ]
}
