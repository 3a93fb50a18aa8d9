// Signs drawn by ourselves: one path each on a 24 by 24 field. A name that is not here falls back to words.

const paths: Record<string, string> = {
  heart:
    "M12 20.5C5 15.500 3 12 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300c0 3.200-2 6.700-9 11.700z",
  sword:
    "M20.500 3.500l-1 5-9 9-1.800-.2-.2-1.800 9-9zM4 14.500l5.500 5.500-1.500 1.500-2-1-2.500 2-1.500-1.500 2-2.500-1-2z",
  swords:
    "M3 3l5 1 4.500 4.500-2 2L6 6zM21 3l-5 1-9.500 9.500 2.500 2.500L18.500 6.500zM5 14l5 5-2 1-1.500-1L4 21.500 2.500 20 5 17.500l-1-1.500zM13.500 13.500l2-2 3 3 1.500-.500 1 2-1.500 1L21.500 20 20 21.500 17.500 19l-1 1.500-2-1 .5-1.500z",
  shield: "M12 2.500l8 3v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6z",
  coin: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm-1 2v8h2V8z",
  star: "M12 2.500l2.900 6.100 6.600.9-4.800 4.600 1.200 6.600L12 17.500l-5.900 3.200 1.200-6.600L2.500 9.500l6.600-.9z",
  torch:
    "M12 2c3 4 4.500 5.500 4.500 8a4.500 4.500 0 0 1-9 0c0-1.800 1-3 2-4 .3 1.500 1 2 1.500 2 1 0-.2-3.500 1-6zM9.500 15.500h5L13.500 22h-3z",
  sun: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1.500h2v4h-2zM11 18.500h2v4h-2zM1.500 11h4v2h-4zM18.500 11h4v2h-4zM4 5.400L5.400 4l2.800 2.800-1.400 1.400zM15.800 17.200l1.400-1.400L20 18.600 18.600 20zM4 18.600l2.800-2.800 1.400 1.400L5.400 20zM15.800 6.800L18.600 4 20 5.400l-2.800 2.800z",
  moon: "M15 2.500A9.800 9.800 0 1 0 21.500 16 8.500 8.500 0 0 1 15 2.500z",
  skull:
    "M12 2a8.500 8.500 0 0 0-8.500 8.500c0 3 1.500 5.200 3.500 6.500v4h2.500v-2h1.500v2h2v-2h1.500v2H17v-4c2-1.300 3.500-3.500 3.500-6.500A8.500 8.500 0 0 0 12 2zM8.500 9a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zm7 0a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM12 13.500l1.200 2.500h-2.400z",
  boot: "M7 2h7v9l6 3.500c1 .6 1.500 1.500 1.500 2.500v2H4v-3l1.500-2zM4 20h17.500v2H4z",
  bow: "M4 2c9 0 18 9 18 18h-2.500C19 13.500 14.500 8.500 8.500 6.500l-1 4L6 4.500zM3 21l1-4.500L14 7.500 16.500 10l-9 10z",
  magic:
    "M13 2l1.500 6L20 9.500 14.500 11 13 17l-1.500-6L6 9.500 11.500 8zM6 14l.9 3 3.100.9-3.100.9L6 22l-.9-3.200L2 17.900l3.100-.9z",
  scroll:
    "M6 2h12a3 3 0 0 1 0 6h-1v11a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-1h3V5a3 3 0 0 1 1-3zm2 6h6v1.500H8zm0 4h6v1.500H8z",
  card: "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm1.500 3.500v13h9v-13z",
  deck: "M8 2h11a2 2 0 0 1 2 2v13h-2V4H8zM5 6h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
  die: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm3 3.500a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm8 7.700a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm-4-3.900a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400z",
  hourglass:
    "M5 2h14v2.500h-1.500c0 4-2 5.500-4 7.500 2 2 4 3.500 4 7.500H19V22H5v-2.500h1.500c0-4 2-5.500 4-7.500-2-2-4-3.500-4-7.500H5z",
  eye: "M12 5c5 0 8.500 4 10 7-1.500 3-5 7-10 7s-8.500-4-10-7c1.500-3 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.200a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600z",
  key: "M8 6a6 6 0 1 1-1 11.900V18H5v2.500H2V17l4.300-4.200A6 6 0 0 1 12 6zm4 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.500 0h5V7a2.500 2.500 0 0 0-5 0z",
  door: "M5 22V9a7 7 0 0 1 14 0v13zm9-9.500a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600z",
  chest: "M3 11c0-4 2.500-6.500 6-6.500h6c3.500 0 6 2.500 6 6.500v1h-7v-1h-4v1H3zm0 3h7v2.500h4V14h7v6.500H3z",
  trap: "M2 20l3-8 2.500 5L10 8l2 7 2-7 2.500 9L19 12l3 8z",
  gem: "M6.500 3h11L22 9 12 21.500 2 9zm1.500 2.500L6 8.500h4zm8 0l-2 3h4zM12 6l-1.500 2.500h3z",
  flag: "M5 2h2v1.500c5-2.500 7 2 13 0v10c-6 2-8-2.500-13 0V22H5z",
  fire: "M12.500 1.500c.5 5 6.500 7 6.500 13a7 7 0 0 1-14 0c0-3 1.500-5 3-6.500.3 2 1 3 2 3.200-.7-3.700.3-7 2.500-9.700z",
  ice: "M11 2h2v4l2.500-1.500 1 1.700L13 8.200v2l1.800-1 .1-4h2l-.1 2.900 3.500-2 1 1.700-3.500 2 2.500 1.500-1 1.700-3.500-2-1.800 1 1.800 1 3.500-2 1 1.700-2.500 1.500 3.500 2-1 1.700-3.500-2 .1 2.900h-2l-.1-4-1.800-1v2l3.500 2-1 1.700L13 18v4h-2v-4l-2.500 1.600-1-1.700 3.500-2v-2l-1.800 1-.1 4h-2l.1-2.900-3.500 2-1-1.700 3.500-2-2.500-1.500 1-1.700 3.500 2 1.800-1-1.800-1-3.500 2-1-1.700 2.500-1.500-3.500-2 1-1.700 3.500 2L7.100 5.200h2l.1 4 1.800 1v-2l-3.500-2 1-1.700L11 6z",
  air: "M2 9h11a2.500 2.500 0 1 0-2.500-2.500H8A5 5 0 1 1 13 11.500H2zM2 13h15a4 4 0 1 1-4 4h2.500a1.500 1.500 0 1 0 1.500-1.500H2z",
  earth: "M2 20L9 6l4 7 2.500-4L22 20z",
  leaf: "M20.500 3C10 3 4 7.500 4 14.500c0 1.500.3 2.500.8 3.500L3 21l1.700 1 1.800-3c1 .5 2.200.8 3.500.8C17 19.800 20.500 13 20.500 3zM8 16c2-4 5-6.500 8.500-8-2.500 2.500-5 5-7 8.500z",
  lightning: "M14 1.500L4 13.500h6.500L8.500 22.500 20 9.500h-7z",
  drop: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  poison: "M9 2h6v2h-1v4.500l5.500 9.500c1 2-.2 4-2.500 4H7c-2.300 0-3.500-2-2.500-4L10 8.500V4H9zm-.5 12h7L17 17H7z",
  stun: "M12 5a7 7 0 1 0 7 7h-3a4 4 0 1 1-4-4zM17 2l1 2.600L20.600 5 18.500 7l.4 2.700L17 8.300 15 9.700l.5-2.700-2-2 2.600-.4z",
  target:
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zm0 3.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  person:
    "M12 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM3.500 21.500c0-5.500 3.500-8.500 8.500-8.500s8.500 3 8.500 8.500z",
  helm: "M12 2c5 0 8 3.500 8 8.500V21l-5.500 1V14h-5v8L4 21V10.500C4 5.500 7 2 12 2zm-5 9.500h10v-2H7z",
  hand: "M8 11V4.500a1.500 1.500 0 0 1 3 0V10h1V3a1.500 1.500 0 0 1 3 0v7h1V5a1.500 1.500 0 0 1 3 0v10a7 7 0 0 1-7 7c-3 0-5-1.500-6.500-4L3 13.500a1.600 1.600 0 0 1 2.500-2z",
  bag: "M9 2h6l-1 4c4 1.500 6 5.500 6 9.500 0 4-3 6.500-8 6.500s-8-2.500-8-6.500c0-4 2-8 6-9.500z",
  potion:
    "M9 2h6v2.500h-1V9c3 1 5 3.500 5 6.500a7 7 0 0 1-14 0C5 12.500 7 10 10 9V4.500H9zM7.500 15h9c-.3-2-1.500-3-3.500-3.500h-2C9 12 7.800 13 7.500 15z",
  gear: "M10.500 2h3l.5 2.600 1.900.8 2.200-1.500 2.100 2.100-1.500 2.200.8 1.900 2.500.4v3l-2.600.5-.8 1.900 1.500 2.200-2.100 2.100-2.200-1.500-1.900.8-.4 2.500h-3l-.5-2.600-1.900-.8-2.200 1.500-2.100-2.100L5.300 17l-.8-1.900L2 14.600v-3l2.600-.5.8-1.900L3.900 7 6 4.900l2.200 1.500 1.900-.8zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  crown: "M2.500 7l5 4L12 3.500 16.500 11l5-4-2 12h-15zM4.500 20.500h15V22h-15z",
  bug: "M9 4.500L7.500 2 9 1.200l1.500 2.600h3L15 1.200l1.500.8L15 4.500c1.500.7 2.500 2 2.800 3.700L21 7l.7 1.800-3.700 1.500v2.200h4v2h-4v1l3.700 1.700L21 19l-3.300-1.500c-.8 2.700-3 4.500-5.700 4.500s-4.900-1.800-5.700-4.500L3 19l-.7-1.800L6 15.500v-1H2v-2h4v-2.200L2.300 8.800 3 7l3.200 1.200C6.500 6.500 7.500 5.200 9 4.500z",
  beast:
    "M3 4l5 3h8l5-3-1.500 7c0 6-3.500 10-7.500 10s-7.500-4-7.500-10zM8.500 11a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800zm7 0a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800zM12 15l2 2-2 2-2-2z",
  arch: "M2 22V11a10 10 0 0 1 20 0v11h-5V12a5 5 0 0 0-10 0v10z",
  house: "M12 2.500L22 11h-3v10.500h-5V15h-4v6.500H5V11H2z",
  book: "M3 4c3-1 6-1 8.500.8V21C9 19.300 6 19.300 3 20.300zM21 4c-3-1-6-1-8.500.8V21c2.500-1.700 5.500-1.700 8.500-.7z",
  undo: "M9 4v4h5a6.500 6.500 0 0 1 0 13H7v-3h7a3.500 3.500 0 0 0 0-7H9v4L2.500 9.500z",
  sound:
    "M3 9h4l6-5v16l-6-5H3zM15.500 8.500l1.200-1.600a6.300 6.300 0 0 1 0 10.200l-1.200-1.600a4.300 4.300 0 0 0 0-7zM18 5.200l1.200-1.600a10.400 10.400 0 0 1 0 16.800L18 18.800a8.400 8.400 0 0 0 0-13.600z",
  soundless:
    "M3 9h4l6-5v16l-6-5H3zM15.500 9.500l1.500-1.500 2 2.500 2-2.500 1.500 1.500-2.200 2.500 2.200 2.500-1.500 1.500-2-2.500-2 2.500-1.500-1.500 2.200-2.500z",
  play: "M6 3.500l14 8.500-14 8.500z",
  pause: "M5.500 4h4.500v16H5.500zM14 4h4.500v16H14z",
  skip: "M4 4l10 8-10 8zM16 4h3.500v16H16z",
  next: "M5 4l9 8-9 8V4zm9.500 0H17v16h-2.500z",
  prev: "M19 4l-9 8 9 8V4zM9.500 4H7v16h2.500z",
  menu: "M3 5h18v2.500H3zM3 10.800h18v2.500H3zM3 16.500h18V19H3z",
  close: "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
  plus: "M10.500 3h3v7.500H21v3h-7.500V21h-3v-7.500H3v-3h7.500z",
  minus: "M3 10.500h18v3H3z",
  fit: "M3 3h7v2.500H5.500V10H3zM14 3h7v7h-2.500V5.500H14zM3 14h2.500v4.500H10V21H3zM18.500 14H21v7h-7v-2.500h4.500z",
  link: "M10 7H7a5 5 0 0 0 0 10h3v-2.500H7a2.500 2.500 0 0 1 0-5h3zM14 7h3a5 5 0 0 1 0 10h-3v-2.500h3a2.500 2.500 0 0 0 0-5h-3zM8 10.800h8v2.400H8z",
  robot:
    "M11 2h2v3h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-1l1 4h-3l-1-4h-4l-1 4H6l1-4H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5zM8.500 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  search:
    "M10 2.500a7.500 7.500 0 0 1 6 12l5.500 5.500-2 2L14 16.400A7.500 7.500 0 1 1 10 2.500zm0 3a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z",
  question:
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1.200 14.500h2.500V19h-2.500zM8 9.500C8 7 9.700 5.500 12 5.500s4 1.400 4 3.600c0 3-2.800 3-2.800 5.400h-2.400c0-3.500 2.700-3.700 2.700-5.200 0-.9-.6-1.400-1.500-1.400-1 0-1.600.6-1.600 1.600z",
  up: "M12 4l8 9h-5v7H9v-7H4z",
  down: "M12 20l-8-9h5V4h6v7h5z",
  check: "M9 21L2 13.500 4.500 11 9 15.500 19.500 4 22 6.500z",
  tag: "M11 2.500h10.500V13L11.500 22.500 1.500 12.500zM17 5.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  gift: "M3 8h18v4H3zM4.500 13.500H11V22H4.500zM13 13.500h6.500V22H13zM7 2c2.500 0 4 1.500 5 4 1-2.500 2.500-4 5-4 2.300 0 2.800 3 .5 4h-11C4.200 5 4.700 2 7 2z",
  wall: "M2 4h9v4H2zM13 4h9v4h-9zM2 10h4v4H2zM8 10h9v4H8zM19 10h3v4h-3zM2 16h9v4H2zM13 16h9v4h-9z",
};

const alias: Record<string, string> = {
  clock: "hourglass",
  cross: "close",
  spark: "magic",
  slot: "bag",
  angel: "sun",
  tile: "wall",
  turned: "undo",
  done: "check",
  token: "coin",
  health: "heart",
  hp: "heart",
  life: "heart",
  hit: "heart",
  wounds: "heart",
  wound: "drop",
  bleed: "drop",
  attack: "sword",
  melee: "sword",
  strength: "hand",
  weapon: "sword",
  weapons: "swords",
  battle: "swords",
  fight: "swords",
  armor: "shield",
  armour: "shield",
  defense: "shield",
  defence: "shield",
  block: "shield",
  gold: "coin",
  money: "coin",
  cost: "tag",
  price: "tag",
  value: "coin",
  xp: "star",
  experience: "star",
  level: "star",
  victory: "crown",
  points: "crown",
  vp: "crown",
  score: "crown",
  light: "torch",
  lamp: "torch",
  dark: "moon",
  night: "moon",
  death: "skull",
  monster: "beast",
  enemy: "beast",
  creature: "beast",
  elite: "crown",
  boss: "crown",
  move: "boot",
  movement: "boot",
  speed: "boot",
  range: "bow",
  ranged: "bow",
  spell: "magic",
  mana: "magic",
  mage: "magic",
  wizard: "magic",
  arcane: "magic",
  ability: "scroll",
  initiative: "hourglass",
  time: "hourglass",
  round: "hourglass",
  turn: "hourglass",
  dice: "die",
  roll: "die",
  vision: "eye",
  sight: "eye",
  invisible: "eye",
  weight: "bag",
  item: "bag",
  items: "bag",
  loot: "bag",
  treasure: "chest",
  hazard: "fire",
  burn: "fire",
  frost: "ice",
  cold: "ice",
  wind: "air",
  stone: "earth",
  rock: "earth",
  obstacle: "earth",
  nature: "leaf",
  plant: "leaf",
  shock: "lightning",
  energy: "lightning",
  stamina: "lightning",
  water: "drop",
  blood: "drop",
  disease: "poison",
  curse: "skull",
  bless: "sun",
  muddle: "question",
  disarm: "hand",
  immobilize: "lock",
  strengthen: "up",
  ward: "shield",
  brittle: "gem",
  regenerate: "heart",
  focus: "target",
  aim: "target",
  hero: "person",
  player: "person",
  ally: "person",
  cleric: "sun",
  fighter: "helm",
  warrior: "helm",
  thief: "key",
  archer: "bow",
  machine: "gear",
  horror: "eye",
  heal: "heart",
  objective: "flag",
  goal: "flag",
  start: "flag",
  exit: "door",
  village: "house",
  town: "house",
  rest: "moon",
  draw: "deck",
  discard: "card",
  cards: "deck",
  rule: "book",
  chapter: "book",
  push: "next",
  pull: "prev",
  damage: "sword",
  pierce: "sword",
  retaliate: "swords",
  essence: "gem",
  crystal: "gem",
  potions: "potion",
  skill: "star",
  demon: "beast",
  dungeon: "arch",
};

/** `potion-red` is drawn as a potion. */
const find = (name: string): string | undefined => {
  for (const each of [name, name.split(/[-_]/)[0] ?? ""]) {
    const path = paths[each] ?? paths[alias[each] ?? ""];
    if (path !== undefined) return path;
  }
  return undefined;
};

export const hasGlyph = (name: string | undefined): boolean =>
  name !== undefined && name !== "" && find(name) !== undefined;

const glyphPath = (name: string): string => find(name) ?? paths.arch ?? "";

export function Glyph({ name, size = 18, class: extra = "" }: { name: string; size?: number; class?: string }) {
  return (
    <svg class={`glyph ${extra}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <GlyphPath name={name} />
    </svg>
  );
}

/** A sign inside a larger drawing, with its upper left corner at (x, y). */
export function GlyphAt({
  name,
  x,
  y,
  size,
  class: extra,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  class: string;
}) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" class={extra}>
      <GlyphPath name={name} />
    </svg>
  );
}

export const GlyphPath = ({ name }: { name: string }) => <path d={glyphPath(name)} fill-rule="evenodd" />;

/** A number from a name: the same name always gets the same colour and pattern. */
export const hash = (text: string): number => {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  return sum >>> 0;
};
