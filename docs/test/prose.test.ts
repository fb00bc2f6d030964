import { expect, it } from 'vitest'
import { prose } from '../src/data/prose.ts'

it.each([
  {
    text: '§4.8, §7',
    html: '<a href="/rules.html#section-4.8">§4.8</a>, <a href="/rules.html#section-7">§7</a>',
  },
  { text: 'RFC 9110 §15.5.13, §15.5.16', html: 'RFC 9110 §15.5.13, §15.5.16' },
  { text: 'MPI §2.7, article 40 §2', html: 'MPI §2.7, article 40 §2' },
  { text: '`§4.8`', html: '<code>§4.8</code>' },
])('links the sections of the source in $text, and no section of another text', ({ text, html }) => {
  expect(prose(text)).toBe(html)
})
