import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const ENTRY = fileURLToPath(new URL('../../src/index.ts', import.meta.url))
const VIRTUAL = '\0names'

/** Bundles the import of some or all exports of `@pix-payments/pix`, with the platform `neutral`. */
export async function bundle(options: {
  /** The names of the exports to import. Default: all exports. */
  readonly names?: readonly string[]
  readonly format: 'esm' | 'iife'
  readonly minify: boolean
}): Promise<{ readonly code: string; readonly imports: readonly string[] }> {
  const { names, format, minify } = options
  const build = await rolldown({
    input: VIRTUAL,
    platform: 'neutral',
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message)
    },
    plugins: [
      {
        name: 'names',
        resolveId: (id) => (id === VIRTUAL ? id : null),
        load: (id) => {
          if (id !== VIRTUAL) return null
          const list = names === undefined ? '*' : `{ ${names.join(', ')} }`
          return `export ${list} from ${JSON.stringify(ENTRY)}`
        },
      },
    ],
  })
  const { output } = await build.generate({ format, minify, name: 'pix' })
  await build.close()
  return { code: output[0].code, imports: [...output[0].imports, ...output[0].dynamicImports] }
}
