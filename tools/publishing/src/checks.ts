/** Counts checks. A failure is printed immediately, and later checks run all the same. */
export function countChecks() {
  let passed = 0
  let failed = 0
  return {
    /** Runs one check; undefined if it failed. */
    async check<Answer>(name: string, attempt: () => Promise<Answer> | Answer): Promise<Answer | undefined> {
      const started = performance.now()
      try {
        const answer = await attempt()
        passed += 1
        console.log(`passed  ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`)
        return answer
      } catch (error) {
        failed += 1
        console.log(`FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`)
        return undefined
      }
    },
    /** The closing line. */
    sum: () => ({ line: `${passed} passed, ${failed} failed`, isGreen: failed === 0 && passed > 0 }),
  }
}

export type Check = ReturnType<typeof countChecks>['check']
