import { describe, expect, test } from 'vitest'
import { initials } from './initials.ts'
import { upperCase } from './upper-case.ts'

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['  ada   king  lovelace ', 'AK'],
    ['ipek ışık', 'II'],
    ['İpek Işık', 'İI'],
    ['I\u0307pek', 'İ'],
    ['çağla', 'Ç'],
    ['(Ali) "Veli"', 'AV'],
    ['李 小龍', '李小'],
    ['𝒜lice bob', '𝒜B'],
    ['🙂 Ada', 'A'],
    ['- Ada', 'A'],
    ['42 Street', '4S'],
    ['', ''],
    ['  ', ''],
    ['!!', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

describe('upperCase', () => {
  test("doesn't depend on the computer's locale", () => {
    expect(upperCase('istanbul ışık İzmir straße')).toBe('ISTANBUL IŞIK İZMIR STRASSE')
  })

  test('keeps dotted and dotless letters apart in Turkish', () => {
    expect(upperCase('istanbul ışık', 'tr')).toBe('İSTANBUL IŞIK')
  })
})
