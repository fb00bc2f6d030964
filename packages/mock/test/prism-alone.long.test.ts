import { expect, test } from 'vitest'
import { bundledContract } from '../src/contract.ts'
import { startBarePrism } from './support/bare-prism.ts'

test('the multi-process mode of Prism ends at once, so the mock runs in one process', async () => {
  const started = startBarePrism(bundledContract(), ['--errors', '--multiprocess'])
  await expect(started).rejects.toThrow('prism mock ended with 1')
})
