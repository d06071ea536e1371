import type { TileCode } from '../../../types.ts';

/** Drawings of what stands in the rooms, as paths on a tile of 300 × 300 that lies unturned. */

const box = (x: number, y: number, w: number, h: number, r = 3) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}${-r} ${r}h${2 * r - w}q${-r} 0${-r}${-r}v${2 * r - h}q0${-r} ${r}${-r}z`;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`;

const bed = (x: number, y: number, w = 26, h = 44) => `${box(x, y, w, h, 5)}M${x} ${y + 13}h${w}`;

/** A bed that lies across, with its pillow in the west. */
const cot = (x: number, y: number) => `${box(x, y, 44, 24, 5)}M${x + 12} ${y}v24`;

const tank = (x: number, y: number, r: number) =>
  `${circle(x, y, r)}${circle(x, y, Math.round(r * 0.6))}M${x - r - 5} ${y}h5M${x + r} ${y}h5`;

/** A glass tube for specimens or sleepers. */
const tube = (x: number, y: number) => `${box(x, y, 18, 34, 9)}M${x + 3} ${y + 12}h12M${x + 3} ${y + 22}h12`;

const slats = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at * 9)).join('');

const rack = (x: number, y: number, count: number) =>
  `${box(x, y, count * 9 + 2, 34)}${slats(count, at => `M${x + 6 + at} ${y + 4}v26`)}`;

const shelf = (x: number, y: number, count: number) =>
  `${box(x, y, 34, count * 9 + 2)}${slats(count, at => `M${x + 4} ${y + 6 + at}h26`)}`;

const crate = (x: number, y: number, s = 22) =>
  `${box(x, y, s, s, 2)}M${x + 2} ${y + 2}l${s - 4} ${s - 4}M${x + s - 2} ${y + 2}l${4 - s} ${s - 4}`;

/** A desk that bends around whoever sits at it. */
const desk = (x: number, y: number, w: number) =>
  `M${x} ${y + 26}v-14q0-12 12-12h${w - 24}q12 0 12 12v14M${x + 14} ${y + 12}h${w - 28}`;

/** A screen on the wall with its keys. */
const screen = (x: number, y: number, w: number) =>
  `${box(x, y, w, 14)}M${x + 6} ${y + 20}h${w - 12}M${x + 6} ${y + 7}h${Math.round(w / 3)}`;

const seat = (x: number, y: number) => `${box(x, y, 16, 16, 5)}M${x} ${y + 12}h16`;

const plant = (x: number, y: number) =>
  `${circle(x, y, 9)}M${x} ${y - 9}v18M${x - 9} ${y}h18M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`;

const gear = (x: number, y: number, r: number) =>
  `${circle(x, y, r)}${circle(x, y, Math.round(r * 0.4))}M${x} ${y - r}v-5M${x} ${y + r}v5M${x - r} ${y}h-5M${x + r} ${y}h5`;

/** A robot's arm over its bench. */
const arm = (x: number, y: number) =>
  `${circle(x, y, 7)}M${x + 5} ${y + 5}l16 12l18-10M${x + 39} ${y + 7}l6-5M${x + 39} ${y + 7}l7 3`;

const pipe = (...bends: readonly string[]) => `M${bends.join('')}`;

export const fixtures: { readonly [T in TileCode]: string } = {
  ROBO: [
    arm(22, 22),
    box(14, 44, 70, 22),
    arm(118, 22),
    box(110, 44, 70, 22),
    arm(214, 22),
    box(206, 44, 70, 22),
    gear(40, 94, 12),
    box(80, 84, 140, 16),
    circle(96, 92, 4),
    circle(116, 92, 4),
    circle(136, 92, 4),
    circle(260, 94, 12),
    screen(92, 146, 54),
    crate(170, 134),
    crate(196, 134),
    crate(212, 106, 18),
    box(74, 194, 34, 16),
    circle(91, 222, 7),
    shelf(190, 192, 4),
  ].join(''),
  SEC: [
    desk(96, 66, 108),
    box(78, 70, 10, 24, 2),
    box(212, 70, 10, 24, 2),
    screen(116, 112, 68),
    seat(142, 88),
    circle(84, 164, 4),
    circle(216, 164, 4),
    rack(68, 192, 4),
    rack(194, 192, 4),
    box(122, 200, 56, 18),
  ].join(''),
  LIFE: [
    tank(30, 30, 18),
    tank(30, 84, 12),
    tank(84, 30, 12),
    tank(270, 30, 18),
    tank(216, 26, 12),
    tank(270, 84, 12),
    tank(30, 270, 18),
    tank(30, 214, 12),
    tank(86, 274, 12),
    tank(270, 270, 18),
    tank(272, 216, 12),
    tank(216, 274, 12),
    circle(150, 150, 20),
    circle(150, 150, 12),
    circle(150, 150, 4),
    pipe('48 30', 'h24'),
    pipe('30 48', 'v24'),
    pipe('252 30', 'h-24'),
    pipe('270 48', 'v24'),
    pipe('48 270', 'h26'),
    pipe('252 272', 'h-24'),
  ].join(''),
  SHR: [
    box(124, 14, 52, 22),
    circle(150, 25, 6),
    pipe('150 40', 'v16', 'M138 48h24'),
    box(76, 80, 56, 10),
    box(168, 80, 56, 10),
    box(76, 104, 56, 10),
    box(168, 104, 56, 10),
    box(76, 128, 56, 10),
    box(168, 128, 56, 10),
    circle(84, 26, 7),
    circle(84, 26, 2),
    circle(216, 26, 7),
    circle(216, 26, 2),
    box(14, 14, 30, 18),
    box(14, 44, 14, 40),
    box(256, 14, 30, 18),
    box(272, 44, 14, 40),
    plant(20, 264),
    box(44, 256, 56, 12),
    plant(280, 264),
    box(200, 256, 56, 12),
  ].join(''),
  CREW: [
    bed(10, 10),
    bed(44, 10),
    box(84, 12, 26, 14),
    box(12, 88, 30, 18),
    bed(226, 10),
    bed(260, 10),
    box(194, 84, 26, 22),
    seat(196, 60),
    bed(10, 246),
    bed(44, 246),
    box(84, 190, 24, 30),
    bed(226, 246),
    bed(260, 246),
    box(194, 262, 24, 24),
    box(262, 192, 26, 14),
    circle(206, 204, 8),
  ].join(''),
  ARM: [
    rack(12, 12, 5),
    crate(86, 86),
    crate(14, 86),
    shelf(252, 14, 6),
    crate(196, 86),
    box(196, 14, 40, 14),
    rack(12, 196, 6),
    rack(84, 196, 6),
    rack(166, 196, 6),
    rack(236, 196, 5),
    crate(14, 264),
    crate(40, 264),
    crate(264, 264),
    box(108, 262, 84, 18),
    circle(122, 271, 4),
    circle(150, 271, 4),
    circle(178, 271, 4),
  ].join(''),
  PRIM: [
    circle(150, 58, 34),
    circle(150, 58, 24),
    circle(150, 58, 6),
    pipe('116 58', 'h-26'),
    pipe('184 58', 'h26'),
    pipe('150 24', 'v-12'),
    tube(14, 12),
    tube(40, 12),
    tube(242, 12),
    tube(268, 12),
    screen(14, 84, 48),
    screen(238, 84, 48),
    box(12, 190, 14, 54),
    box(12, 256, 40, 30),
    circle(32, 271, 6),
    seat(76, 196),
    shelf(250, 194, 8),
    crate(196, 262),
    crate(222, 262),
  ].join(''),
  MED: [
    cot(12, 14),
    cot(12, 46),
    cot(12, 78),
    box(104, 30, 34, 54, 8),
    circle(121, 57, 12),
    pipe('121 51', 'v12', 'M115 57h12'),
    screen(72, 10, 40),
    box(196, 12, 90, 14),
    shelf(250, 40, 6),
    circle(208, 92, 9),
    bed(12, 192),
    bed(46, 192),
    box(14, 262, 56, 20),
    circle(92, 276, 8),
    cot(240, 194),
    cot(240, 226),
    box(194, 262, 90, 20),
    circle(214, 272, 5),
  ].join(''),
  NAV: [
    screen(14, 12, 88),
    desk(20, 44, 74),
    seat(49, 70),
    box(14, 94, 92, 12),
    circle(240, 80, 40),
    circle(240, 80, 28),
    circle(240, 80, 5),
    pipe('200 80', 'h80', 'M240 40v80'),
    pipe('212 52', 'l56 56'),
    screen(196, 10, 88),
    screen(196, 148, 88),
    shelf(14, 194, 8),
    crate(60, 262),
    crate(86, 262),
    desk(200, 194, 78),
    seat(231, 222),
    screen(196, 262, 88),
  ].join(''),
  LAB: [
    tube(9, 14),
    tube(9, 62),
    tube(9, 206),
    tube(9, 254),
    box(62, 20, 44, 16),
    box(62, 262, 44, 16),
    box(92, 60, 14, 44),
    box(92, 196, 14, 44),
    tank(52, 150, 26),
    circle(52, 150, 6),
    box(194, 12, 92, 14),
    box(194, 88, 50, 16),
    circle(266, 82, 10),
    circle(266, 82, 4),
    shelf(252, 192, 9),
    crate(196, 262),
    crate(222, 262),
  ].join(''),
  REC: [
    circle(150, 150, 26),
    circle(150, 150, 15),
    circle(150, 112, 6),
    circle(150, 188, 6),
    circle(112, 150, 6),
    circle(188, 150, 6),
    box(70, 70, 20, 40, 6),
    box(210, 70, 20, 40, 6),
    box(72, 206, 46, 18, 6),
    box(182, 206, 46, 18, 6),
    plant(26, 26),
    plant(274, 26),
    plant(26, 274),
    plant(274, 274),
    box(62, 12, 44, 16),
    box(194, 12, 44, 16),
    box(12, 70, 16, 36),
    box(272, 70, 16, 36),
  ].join(''),
  ENG: [
    circle(58, 150, 40),
    circle(58, 150, 28),
    gear(58, 150, 14),
    pipe('58 110', 'v-40', 'h30', 'v-56'),
    pipe('58 190', 'v40', 'h40'),
    tank(28, 34, 16),
    tank(28, 80, 12),
    gear(30, 262, 18),
    gear(66, 246, 12),
    box(104, 254, 60, 28),
    pipe('110 268', 'h48'),
    screen(196, 12, 88),
    box(196, 84, 44, 20),
    crate(264, 84),
    shelf(252, 194, 9),
    box(196, 262, 44, 22),
    circle(206, 206, 9),
  ].join(''),
};
