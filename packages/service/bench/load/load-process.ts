/**
 * The process of the load generator. It runs one load after the other: the parent process sends `LoadOptions`, and gets
 * the `LoadResult`.
 */
import { type LoadOptions, generate } from './generator.ts'

process.on('message', (options: LoadOptions) => {
  generate(options).then(
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
