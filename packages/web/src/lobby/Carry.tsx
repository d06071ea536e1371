export default function Carry() {
  return null;
}
