/** A setting can't be used; the message has its name, never its value. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`Setting ${name}: ${problem}`)
    this.name = 'SettingsError'
  }
}
