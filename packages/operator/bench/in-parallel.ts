/** Runs `count` calls, at most `width` at once. Says on stderr how far it is. */
export async function inParallel(
  what: string,
  count: number,
  width: number,
  call: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      await call(index)
      if ((index + 1) % Math.ceil(count / 10) === 0) console.error(`${what}: ${index + 1} of ${count}`)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
}
