import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const DIST = join(import.meta.dirname, '../dist')
const textOf = (name: string): string => readFileSync(join(DIST, name), 'utf8')
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
const scripts = files.filter((name) => name.endsWith('.js'))

describe('the built page', () => {
  test('has at most 60 kB of script after gzip', () => {
    const size = scripts.reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0)
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThanOrEqual(60_000)
  })

  test('has no script and no style in the HTML, and loads its own files only', () => {
    const html = textOf('index.html')
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses) expect(address).toMatch(/^\/page\//)
  })

  test('loads nothing from its styles, and evaluates no text as code', () => {
    for (const name of files.filter((it) => it.endsWith('.css')))
      expect(textOf(name)).not.toMatch(/url\(|@import/)
    for (const name of scripts) expect(textOf(name)).not.toMatch(/\beval\(|new Function\(/)
  })
})
