export { SurfaceGround } from './ground/SurfaceGround.tsx';
export { OrbitGround } from './orbit/OrbitGround.tsx';
export { CrewPortrait, type CrewState, CrewToken } from './pieces/CrewToken.tsx';
export { FighterToken, ShipToken } from './pieces/ShipToken.tsx';
export { StealthMark } from './pieces/StealthMark.tsx';
export { StationIcon } from './StationIcon.tsx';
export { boardBox, spotOf, square } from './square.ts';
