import { mount } from "svelte";
import "./ui/theme.css";
import App from "./App.svelte";

const place = document.getElementById("app");
if (place) mount(App, { target: place });
