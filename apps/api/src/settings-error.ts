/** A setting that cannot be used: named, never shown. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`Setting ${name}: ${problem}`)
    this.name = 'SettingsError'
  }
}
