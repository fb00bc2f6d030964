/** No place has what was asked for. */
const ABSENT = Symbol('absent')

/**
 * Asks all places at once, and returns the first answer that is not undefined, without waiting for the others. Returns
 * undefined when all places answer undefined. Rejects when no place has an answer and one of them failed, because that
 * one may have it.
 */
export async function findAmong<Place, T>(
  places: readonly Place[],
  ask: (place: Place) => Promise<T | undefined>,
): Promise<T | undefined> {
  const asked = places.map(async (place) => {
    const answer = await ask(place)
    if (answer === undefined) throw ABSENT
    return answer
  })
  try {
    return await Promise.any(asked)
  } catch (error) {
    const failure = (error as AggregateError).errors.find((one) => one !== ABSENT)
    if (failure !== undefined) throw failure
    return undefined
  }
}
