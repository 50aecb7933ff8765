/** A call of a provider whose answers can be hostile. */
export interface HostileCall {
  provider: string
  kind: string
  /**
   * Uses a new connector, so that a failure can't delay the next call. Requests before `step` get honest
   * answers.
   */
  ask(number: number, step: number): Promise<unknown>
}

/** As a `step`: more requests than any call makes, so all of them get honest answers. */
export const honestly = 1000

/** The address of a provider for one call. The provider reads from it which call asks. */
export const addressOf = (origin: string, provider: string, number: number, step: number) =>
  `${origin}/${number}/${step}/${provider}`
