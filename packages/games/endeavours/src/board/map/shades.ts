import type { Spectral, Zone } from '../../types.ts';
import type { Shade } from './bodies.ts';

/** The day side, the colour of the body, the night side. Space is dark in either theme, so these are not of the page. */
export const shades: { readonly [shade in Shade]: readonly [string, string, string] } = {
  mercury: ['#d9d0c6', '#8d8279', '#2b2624'],
  venus: ['#fff0c8', '#dcae6a', '#5a3a1c'],
  earth: ['#bfe6ff', '#3a86c8', '#0b2547'],
  luna: ['#eef0f4', '#a3a9b4', '#33384a'],
  mars: ['#ffc39a', '#c4623c', '#4a1a14'],
  jupiter: ['#ffe9cc', '#c99b6c', '#4b2f22'],
  europa: ['#fbf6ea', '#c9b9a0', '#4a4038'],
  io: ['#fff6b0', '#dcb84a', '#5e4312'],
  saturn: ['#fff3cf', '#d9b878', '#594225'],
  titan: ['#ffdf9a', '#cf9440', '#52340f'],
  uranus: ['#e2fffb', '#86ccd0', '#1f4f5c'],
  neptune: ['#b6d4ff', '#3e69d0', '#101d55'],
  triton: ['#fbeae6', '#b9a6ab', '#403848'],
  C: ['#a4afc2', '#5c677c', '#20283a'],
  S: ['#f0d3a0', '#9a7546', '#3a2814'],
  M: ['#eef3fa', '#8e9bb0', '#2b3446'],
  V: ['#f5c2b2', '#a3614f', '#3c1c18'],
  D: ['#c9aa8c', '#75583f', '#291c14'],
  H: ['#e8fbff', '#84bcd2', '#1f4658'],
};

/** The colour of a spectral type, for its letter and ring. */
export const spectralColours: { readonly [type in Spectral]: string } = {
  C: '#b9c6dd',
  S: '#f4c77c',
  M: '#dfe8f5',
  V: '#ff9f86',
  D: '#d8a676',
  H: '#8fe3fb',
};

export const zoneColours: { readonly [zone in Zone]: string } = {
  Mercury: '#ff9d6b',
  Venus: '#f7c873',
  Earth: '#6cc5f4',
  Mars: '#ff8a6e',
  Ceres: '#b5a8f0',
  Jupiter: '#e3b98a',
  Saturn: '#ead98a',
  Uranus: '#8fe6dd',
  Neptune: '#86a6ff',
};
