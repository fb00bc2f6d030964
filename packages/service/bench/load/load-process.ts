/**
 * The process of the load generator. It runs one load after the other: the parent process sends `LoadOptions`, and gets
 * these messages: the beginning and the end of the measurement, and the result.
 */
import { type LoadOptions, type LoadResult, generate } from './generator.ts'

export type Message = 'begin' | 'end' | LoadResult

process.on('message', (options: LoadOptions) => {
  generate(options, (moment) => process.send?.(moment)).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => {
  process.exit()
})
