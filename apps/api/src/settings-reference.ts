import * as v from 'valibot'
import { Environment } from './settings-schema.ts'

/** One setting as docs/hosting.md shows it; both texts are Markdown. */
export interface SettingDescription {
  name: string
  /** What holds while it is not given. */
  unset: string
  means: string
}

/** Every setting, in the order of the schema. @throws Error where one does not say what it is for */
export function settingsReference(): SettingDescription[] {
  return Object.entries(Environment.entries).map(([name, { wrapped, default: given }]) => {
    const means = v.getDescription(wrapped)
    const { unset } = v.getMetadata(wrapped) as { unset?: string }
    const held = unset ?? (typeof given === 'string' ? `\`${given}\`` : undefined)
    if (means === undefined || held === undefined) throw new Error(`${name} does not say what it is for`)
    return { name, unset: held, means }
  })
}
