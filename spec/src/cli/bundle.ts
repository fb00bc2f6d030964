import { performance } from 'node:perf_hooks'
import { bundle, writeBundle } from '../bundle/bundle.ts'
import { operationsOf } from '../bundle/document.ts'
import { writeValidators } from '../bundle/validators.ts'
import { type DocumentName, DOCUMENTS } from '../documents.ts'

const start = performance.now()
try {
  for (const name of Object.keys(DOCUMENTS) as DocumentName[]) {
    const document = await bundle({ name })
    await writeBundle(document, { name })
    const counts = [
      `${operationsOf(document).length} operations`,
      `${operationsOf(document, { webhooks: true }).length} webhooks`,
    ]
    const took = Math.round(performance.now() - start)
    console.log(`spec/dist/${DOCUMENTS[name].bundle}.{json,yaml}: ${counts.join(', ')}, ${took} ms`)
  }
  // Last, since whoever watches the documents waits for them; `--documents` leaves them as they are.
  if (!process.argv.includes('--documents')) {
    for (const name of Object.keys(DOCUMENTS) as DocumentName[]) {
      const kibibytes = Math.round((await writeValidators(name)) / 1024)
      const took = Math.round(performance.now() - start)
      console.log(`spec/dist/${DOCUMENTS[name].bundle}.validators.js: ${kibibytes} KiB, ${took} ms`)
    }
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
