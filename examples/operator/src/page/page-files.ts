import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' } as const

const FILES: Readonly<Record<string, readonly [file: string, type: keyof typeof TYPES]>> = {
  '/': ['cashier.html', 'html'],
  '/page/cashier.css': ['cashier.css', 'css'],
  '/page/cashier.js': ['cashier.js', 'js'],
  '/page/icon.svg': ['icon.svg', 'svg'],
}

/** The page loads its own files and calls this origin, and nothing else. No other site may show it in a frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Serves the files of the page. */
export function pageFiles(): Hono {
  const app = new Hono()
  for (const [path, [file, type]] of Object.entries(FILES)) {
    app.get(path, async (context) => {
      const text = await readFile(new URL(`files/${file}`, import.meta.url), 'utf8')
      return context.body(text, 200, { ...HEADERS, 'content-type': `${TYPES[type]}; charset=utf-8` })
    })
  }
  return app
}
