import { performance } from 'node:perf_hooks'
import { bundle, writeBundle } from '../bundle/bundle.ts'
import { operationsOf } from '../bundle/document.ts'

const start = performance.now()
try {
  const document = await bundle()
  await writeBundle(document)
  const counts = `${operationsOf(document).length} operations, ${operationsOf(document, { webhooks: true }).length} webhooks`
  console.log(`spec/dist/openapi.{json,yaml}: ${counts}, ${Math.round(performance.now() - start)} ms`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
