import { expect, test } from 'vitest'
import { checks } from './check-block.ts'
import { anchorOf } from './read-page.ts'

test.each([
  ['sh', 'if true; then echo "yes"'],
  ['ts', 'const open = {'],
  ['tsx', 'const page = <main>'],
  ['json', "{ 'single': 1 }"],
  ['yaml', 'one: [1'],
  ['markdown', '---\none: [1\n---\n\nWords'],
  ['systemd', '[Service]\nExecStart /usr/bin/node'],
  ['systemd', '[Servise]\nType=simple'],
  ['ini', '[Journal]\nSystemMaxUse 2G'],
  ['dockerfile', 'RUN true'],
  ['dockerfile', 'FROM node\nCOPPY . .'],
  ['caddyfile', 'example.com {\n  reverse_proxy localhost:4000'],
  ['nginx', 'server {\n  listen 443 ssl\n}'],
  ['css', 'main { color: red; } }'],
])('a mistake in %s is found: %j', (language, text) => {
  expect(checks[language]?.(text)).toEqual(expect.any(String))
})

test.each([
  ['sh', 'npm ci && npm start'],
  ['ts', 'export const one: number = 1'],
  ['tsx', 'export const Page = () => <main>Hello</main>'],
  ['yaml', 'one: [1, 2]\n---\ntwo: {}'],
  ['systemd', '[Unit]\nDescription=x\n# why\n\n[Service]\nExecStart=/bin/true'],
  ['ini', '[pgbouncer]\n; why\npool_mode = transaction\nport=1'],
  ['dockerfile', '# syntax\nFROM node AS build\nRUN one \\\n  && two\nCMD ["x"]'],
  ['caddyfile', '{$HOST} {\n  reverse_proxy localhost:4000 # beside it\n}'],
  ['nginx', 'server {\n  listen 443 ssl; # why\n}'],
])('%s without a mistake passes: %j', (language, text) => {
  expect(checks[language]?.(text)).toBeNull()
})

test('headings become the anchors that links use', () => {
  expect(anchorOf('Backup and restore')).toBe('backup-and-restore')
  expect(anchorOf('What `npm test` does, in order')).toBe('what-npm-test-does-in-order')
})
