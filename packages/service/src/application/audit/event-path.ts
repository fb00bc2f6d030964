import { type MachineName, type Transition, machines } from '@pix-payments/spec'

const transitionsOf = (machine: MachineName): readonly Transition[] =>
  machines[machine].transitions as readonly Transition[]

/** The states that a resource can reach from these states without an event. */
function withoutEvent(machine: MachineName, states: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set(states)
  for (const state of reached) {
    for (const { from, to, sends } of transitionsOf(machine)) {
      if (from === state && sends === null) reached.add(to)
    }
  }
  return reached
}

/**
 * The states in which the state machine can be after an event. Each object follows one event more than the object before.
 * So the events of a resource, in their order, say in which states the resource can be.
 */
export class EventPath {
  readonly machine: MachineName
  readonly states: ReadonlySet<string>
  /** The names of the transitions that can have sent the last event. */
  readonly last: ReadonlySet<string>

  readonly #next = new Map<string, EventPath | undefined>()

  private constructor(machine: MachineName, states: ReadonlySet<string>, last: ReadonlySet<string>) {
    this.machine = machine
    this.states = withoutEvent(machine, states)
    this.last = last
  }

  /** The path of a new resource. When its first events were deleted as too old, every state may be its first. */
  static begin(machine: MachineName, { isOld }: { readonly isOld: boolean }): EventPath {
    const key = `${machine} ${isOld}`
    let path = beginnings.get(key)
    if (path === undefined) {
      const first = transitionsOf(machine).filter(({ from }) => isOld || from === null)
      path = new EventPath(machine, new Set(first.map(({ to }) => to)), new Set())
      beginnings.set(key, path)
    }
    return path
  }

  /** Undefined when no transition from these states sends the event. */
  after(event: string): EventPath | undefined {
    if (!this.#next.has(event)) {
      const arrows = transitionsOf(this.machine).filter(
        ({ from, sends }) => from !== null && this.states.has(from) && sends === event,
      )
      const [to, names] = [arrows.map((it) => it.to), arrows.map((it) => it.on)]
      const path = new EventPath(this.machine, new Set(to), new Set(names))
      this.#next.set(event, arrows.length === 0 ? undefined : path)
    }
    return this.#next.get(event)
  }
}

const beginnings = new Map<string, EventPath>()
