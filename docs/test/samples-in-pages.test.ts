import { expect, it } from 'vitest'
import { samplePages, samplesOf } from './built-samples.ts'
import { built } from './built-site.ts'

it('the samples of the built pages are all in a file with a name, except commands and settings', () => {
  const without = samplePages().flatMap((page) =>
    samplesOf(page).filter(({ title, language }) => title === '' && language === 'ts'),
  )
  expect(without).toEqual([])
})

it('the samples of the built pages have a link to their whole file with the name of the file', () => {
  const links = samplePages().flatMap((page) => [
    ...built(page).matchAll(/<a href="[^"]*examples\/[^"]*" download[^>]*>([^<]*)/g),
  ])
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(([, text]) => text === '')).toEqual([])
})
