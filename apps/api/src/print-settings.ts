import { settingsReference } from './settings-reference.ts'

/** Prints every setting as JSON, with its meaning and default: the source of the table in docs/hosting.md. */
console.log(JSON.stringify(settingsReference(), null, 2))
