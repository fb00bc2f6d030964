import { watch } from 'node:fs'

const IGNORED = /(^|\/)(?:dist|node_modules|test)\/|\.test\.ts$|\.tmp$|~$/
const SETTLE_MILLISECONDS = 60

type Action = (files: readonly string[]) => Promise<void>

interface Watched {
  /** Default: every file. */
  readonly isRelevant?: (file: string) => boolean
  /** Runs after each burst of edits, with the edited files. */
  readonly act: Action
}

interface Sequence {
  watchFolder(folder: string, watched: Watched): void
  enqueue(act: () => Promise<void>): void
}

/** Runs the actions of all watched folders, and other actions, one after another. */
export function watchInSequence(): Sequence {
  let building = Promise.resolve()
  const enqueue = (act: () => Promise<void>): void => {
    building = building.then(act)
  }
  return {
    enqueue,
    watchFolder(folder, { isRelevant = () => true, act }) {
      let timer: NodeJS.Timeout | undefined
      const edited = new Set<string>()
      watch(folder, { recursive: true }, (_event, file) => {
        if (file === null || IGNORED.test(file) || !isRelevant(file)) return
        edited.add(file)
        clearTimeout(timer)
        timer = setTimeout(() => {
          const files = [...edited]
          edited.clear()
          enqueue(() => act(files))
        }, SETTLE_MILLISECONDS)
      })
    },
  }
}
