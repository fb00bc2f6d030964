/** Latencies in milliseconds. Adding one allocates nothing, except when the list grows. */
export class Latencies {
  #values = new Float64Array(4096)
  #count = 0

  get count(): number {
    return this.#count
  }

  add(milliseconds: number): void {
    if (this.#count === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#count] = milliseconds
    this.#count += 1
  }

  /** Returns, for each share, the latency that this share of the requests does not exceed: 0.99 for p99. */
  percentiles(shares: readonly number[]): readonly number[] {
    const sorted = this.#values.slice(0, this.#count).sort()
    return shares.map((share) => sorted[Math.max(0, Math.ceil(share * this.#count) - 1)] ?? Number.NaN)
  }
}
