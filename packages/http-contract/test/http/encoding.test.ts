import { describe, expect, test } from 'vitest'
import { hasOtherCharset, hasContentEncoding } from '../../src/http/index.ts'

describe('G-292', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['identity', false],
    ['Identity', false],
    ['gzip', true],
    ['identity, gzip', true],
    ['x', true],
  ])('a body with Content-Encoding %j is coded: %s', (coding, want) => {
    expect(hasContentEncoding(coding === undefined ? {} : { 'content-encoding': coding })).toBe(want)
  })

  test.each([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['application/json; CHARSET="UTF-8"', false],
    ['application/json;charset=utf8', false],
    ['application/json; profile="charset=latin1"', false],
    ['application/json; charset=latin1', true],
    ['application/json; a=b;charset=us-ascii', true],
    ['application/json; charset=', false],
    ['multipart/form-data; boundary=b; charset=utf-16', true],
    ['; charset=utf-8', true],
  ])('%s names another charset than UTF-8: %s', (contentType, want) => {
    expect(hasOtherCharset(contentType)).toBe(want)
  })
})
