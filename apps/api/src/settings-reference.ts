import * as v from 'valibot'
import { Environment } from './settings-schema.ts'

/** A setting for the table of docs/hosting.md; both texts are Markdown. */
export interface SettingDescription {
  name: string
  /** What applies when it isn't set. */
  unset: string
  means: string
}

/** Every setting, in the order of the schema. @throws Error when one has no description */
export function settingsReference(): SettingDescription[] {
  return Object.entries(Environment.entries).map(([name, { wrapped, default: given }]) => {
    const means = v.getDescription(wrapped)
    const { unset } = v.getMetadata(wrapped) as { unset?: string }
    const held = unset ?? (typeof given === 'string' ? `\`${given}\`` : undefined)
    if (means === undefined || held === undefined) throw new Error(`${name} does not say what it is for`)
    return { name, unset: held, means }
  })
}
