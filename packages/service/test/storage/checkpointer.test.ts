import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { Checkpointer } from '../../src/storage/sqlite/checkpointer.ts'
import { StoreUnavailableError } from '../../src/storage/store.ts'
import { temporaryFolder } from './engines.ts'

test('a task ends when its thread ends, also one that begins between the failure of the thread and its end', async () => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  // The thread fails at its start, because the file does not exist.
  const checkpointer = new Checkpointer(join(folder.path, 'missing.db'))
  await expect(checkpointer.isSound()).rejects.toBeInstanceOf(StoreUnavailableError)
  await expect(checkpointer.checkpoint()).rejects.toBeInstanceOf(StoreUnavailableError)
  await checkpointer.close()
})
