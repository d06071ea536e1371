export default function Lobby() {
  return null;
}
