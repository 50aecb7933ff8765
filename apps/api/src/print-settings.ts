import { settingsReference } from './settings-reference.ts'

/** Every setting with what it means and what holds without it, as JSON: what the table of docs/hosting.md is made from. */
console.log(JSON.stringify(settingsReference(), null, 2))
